/** One navigation, as the router reports it. */
export interface Visit {
  /** The key of the history's entry. */
  entry: string
  pathname: string
  /** Everything behind the path: query and fragment. */
  rest: string
  /** By Back, Forward or a first load; by a link; or by a redirect. */
  type: 'POP' | 'PUSH' | 'REPLACE'
}

/** A page in memory. `view` is what it renders. */
export interface OpenPage<View> {
  id: number
  pathname: string
  rest: string
  /** The keys of the history's entries that show it. */
  entries: readonly string[]
  view: View
  /** Its input was discarded, so it must not come back. */
  isDiscarded?: boolean
}

/** The page on screen, and the one that Back, Forward or a link to its path shows as it was left. */
export interface PageHistory<View> {
  shown: OpenPage<View>
  hidden?: OpenPage<View> | undefined
  nextId: number
}

/** The history after a first load. */
export const firstPage = <View>({ entry, pathname, rest }: Visit, view: View): PageHistory<View> => ({
  shown: { id: 0, pathname, rest, entries: [entry], view },
  nextId: 1,
})

/** The history once the person has discarded the input of the page on screen. */
export const discarded = <View>(history: PageHistory<View>): PageHistory<View> => ({
  ...history,
  shown: { ...history.shown, isDiscarded: true },
})

/**
 * The history after a navigation. Back, Forward and links to its path show the hidden page again; any other link opens a new
 * one. A page that is shown again at the same address keeps its view, so that nothing of it renders again. The page that is
 * left is hidden where `isList`, and otherwise replaced.
 */
export function navigated<View>(
  { shown, hidden, nextId }: PageHistory<View>,
  { entry, pathname, rest, type }: Visit,
  view: View,
  isList: boolean,
): PageHistory<View> {
  if (shown.pathname === pathname)
    return { shown: { ...shown, rest, entries: [...shown.entries, entry], view }, hidden, nextId }
  const isShownAgain = hidden?.pathname === pathname && (type !== 'POP' || hidden.entries.includes(entry))
  const isHidden = isList && type !== 'REPLACE' && !shown.isDiscarded
  const left = isHidden ? shown : isShownAgain ? undefined : hidden
  if (isShownAgain) {
    const entries = [...hidden.entries.filter((one) => one !== entry), entry]
    const again = { ...hidden, rest, entries, view: hidden.rest === rest ? hidden.view : view }
    return { shown: again, hidden: left, nextId }
  }
  const page = { id: isHidden ? nextId : shown.id, pathname, rest, entries: [entry], view }
  return { shown: page, hidden: left, nextId: isHidden ? nextId + 1 : nextId }
}
