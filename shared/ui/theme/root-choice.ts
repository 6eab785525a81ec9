import { useSyncExternalStore } from 'react'

/** A look of the whole page that a person chooses and a browser remembers. */
export interface RootChoice<Option extends string> {
  /** Shows what was chosen in this browser. Once, at start. */
  showChosen: () => void
  /** Shows an option at once and remembers it. False when the browser refuses to remember. */
  choose: (option: Option) => boolean
  /** The option that is shown, wherever it was chosen. */
  useShown: () => Option
}

/** A choice between options: `stoa.<name>` in the browser's storage, `data-<name>` on the root. The first leaves no mark. */
export function rootChoice<Option extends string>(
  name: string,
  options: readonly [Option, ...Option[]],
): RootChoice<Option> {
  const storageKey = `stoa.${name}`
  const optionOf = (value: unknown) => options.find((option) => option === value)
  const show = (option: Option) => {
    const root = document.documentElement
    if (option === options[0]) delete root.dataset[name]
    else root.dataset[name] = option
  }
  const shown = () => optionOf(document.documentElement.dataset[name]) ?? options[0]
  const onShown = (listener: () => void) => {
    const observer = new MutationObserver(listener)
    observer.observe(document.documentElement, { attributeFilter: [`data-${name}`] })
    return () => observer.disconnect()
  }
  return {
    showChosen: () => {
      try {
        const chosen = optionOf(localStorage.getItem(storageKey))
        if (chosen) show(chosen)
      } catch {
        // Storage can be blocked altogether: then nothing was chosen.
      }
    },
    choose: (option) => {
      show(option)
      try {
        localStorage.setItem(storageKey, option)
        return true
      } catch {
        return false
      }
    },
    useShown: () => useSyncExternalStore(onShown, shown),
  }
}
