import { useSyncExternalStore } from 'react'

/** A setting of the whole page, stored in the browser. */
export interface RootChoice<Option extends string> {
  /** Applies the stored option. Call once at start. */
  showChosen: () => void
  /** Applies an option and stores it. Returns false if storage is blocked. */
  choose: (option: Option) => boolean
  /** The current option. */
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
        // Blocked storage holds no choice.
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
