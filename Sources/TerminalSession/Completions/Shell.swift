/// A shell that can complete the app's command line.
///
/// Its script knows nothing of the app: it asks the executable at each Tab, so that it never grows old.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script for a program of that name.
  func script(for program: String) -> String {
    let name = program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }
      .joined()
    let word = quoted(program)
    return switch self {
    case .bash: Self.bash(word, "_\(name)_complete")
    // zsh loads a file of this name; its function is called like it, or the first Tab would only define it.
    case .zsh: Self.zsh(word, word == program ? "_\(program)" : "_\(name)")
    case .fish: Self.fish(word, "__\(name)_complete")
    }
  }

  private func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.+".contains($0))
    }
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }

  private static func bash(_ program: String, _ function: String) -> String {
    #"""
    # bash completion for \#(program)
    \#(function)() {
      local word help typed=${COMP_WORDS[COMP_CWORD]}
      COMPREPLY=()
      while IFS=$'\t' read -r word help; do
        if [[ $word == :files ]]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r word; do COMPREPLY+=("$word"); done \
            < <(compgen -f -- "${typed#[\"\']}")
        elif [[ -n $word ]]; then
          # Inside of quotes only what ends them, or means something there, is escaped.
          case $typed in
            \"*) word=${word//\\/\\\\} word=${word//\"/\\\"} word=${word//\$/\\\$} word=${word//\`/\\\`} ;;
            \'*) word=${word//\'/\'\\\'\'} ;;
            *) printf -v word '%q' "$word" ;;
          esac
          COMPREPLY+=("$word")
        fi
      done < <("${COMP_WORDS[0]/#\~/$HOME}" __complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    }
    complete -F \#(function) \#(program)
    """#
  }

  private static func zsh(_ program: String, _ function: String) -> String {
    #"""
    #compdef \#(program)
    # zsh completion for \#(program)
    \#(function)() {
      local -a candidates
      local line
      for line in "${(@f)$("${words[1]/#\~/$HOME}" __complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
        if [[ $line == :files ]]; then
          _files
        elif [[ $line == *$'\t'* ]]; then
          candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
        elif [[ -n $line ]]; then
          candidates+=("${line//:/\\:}")
        fi
      done
      (( $#candidates )) && _describe 'completion' candidates -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}'
    }
    if [[ ${funcstack[1]} == \#(function) ]]; then
      \#(function) "$@"
    else
      compdef \#(function) \#(program)
    fi
    """#
  }

  private static func fish(_ program: String, _ function: String) -> String {
    #"""
    # fish completion for \#(program)
    function \#(function)
      set -l words (commandline -opc) (commandline -ct)
      set -l program $words[1]
      set -e words[1]
      set -l found ($program __complete -- $words 2>/dev/null)
      if contains -- :files $found
        __fish_complete_path (commandline -ct)
      else
        string join \n -- $found
      end
    end
    complete -c \#(program) -f -a '(\#(function))'
    """#
  }
}
