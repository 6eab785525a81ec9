/** A saved view of a list: the query of its address, with a name. */
export interface ListView {
  id: string
  name: string
  /** Without the page, for example `status=draft&order=-title`. */
  query: string
}

/** The views that a person keeps of one list, in order. */
export interface ListViews {
  views: readonly ListView[]
  /** The view that the list opens with. Default all rows. */
  first?: string | undefined
}

/** Nothing kept yet. */
export const NO_VIEWS: ListViews = { views: [] }

/** The key of a person's metadata under which the views of all lists are kept. */
export const VIEWS_KEY = 'stoa_views'

/** Which view an address stands for; says nothing about what is shown. */
export const VIEW_PARAM = 'view'

/** The value of {@link VIEW_PARAM} that means all rows, also where a view comes first. */
export const ALL_VIEWS = 'all'

/** Whether a value of unknown origin has keys to look at. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isView = (value: unknown): value is ListView =>
  isRecord(value) && [value['id'], value['name'], value['query']].every((text) => typeof text === 'string')

/**
 * What the metadata of a person, or the browser, keeps for one list; what is no view is dropped. `given` stands for a person
 * who never kept any.
 */
export function readViews(kept: unknown, list: string, given = NO_VIEWS): ListViews {
  const found = isRecord(kept) ? kept[list] : undefined
  if (!isRecord(found) || !Array.isArray(found['views'])) return given
  const views = found['views'].filter(isView).map(({ id, name, query }) => ({ id, name, query }))
  const first = views.find(({ id }) => id === found['first'])?.id
  return { views, ...(first !== undefined && { first }) }
}

/** What of an address makes a view, always written the same way: not its page, nor the view that it stands for. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name]) => name !== 'page' && name !== VIEW_PARAM))
  kept.sort()
  return kept.toString()
}

/** The view that an address stands for: the one that it names, or else one that shows just the same. */
export function viewOf({ views }: ListViews, params: URLSearchParams): ListView | undefined {
  const named = params.get(VIEW_PARAM)
  if (named === ALL_VIEWS) return undefined
  const query = viewQuery(params)
  return (
    views.find(({ id }) => id === named) ?? (query ? views.find((view) => view.query === query) : undefined)
  )
}

/** The address of a view: its query and its name in it. Undefined for all rows. */
export function searchOfView({ first }: ListViews, view: ListView | undefined): string {
  if (!view) return first === undefined ? '' : `?${VIEW_PARAM}=${ALL_VIEWS}`
  const params = new URLSearchParams(view.query)
  params.set(VIEW_PARAM, view.id)
  return `?${params}`
}

/** The address that a list opens with where its own says nothing at all. */
export function openedParams(kept: ListViews, params: URLSearchParams): URLSearchParams {
  const first = params.size === 0 ? kept.views.find(({ id }) => id === kept.first) : undefined
  return first ? new URLSearchParams(searchOfView(kept, first)) : params
}
