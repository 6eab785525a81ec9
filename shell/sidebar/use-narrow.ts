import { createRemembered, useRemembered } from '@stoa/ui/remembered'

const storedNarrow = createRemembered({
  key: 'stoa.sidebar.narrow',
  storage: 'localStorage',
  check: (stored) => (stored === true ? true : undefined),
})

/** Whether the sidebar is collapsed in this browser, and a function that toggles it. */
export function useNarrow(): [isNarrow: boolean, toggle: () => void] {
  const isNarrow = useRemembered(storedNarrow) === true
  return [isNarrow, () => storedNarrow.write(isNarrow ? null : true)]
}
