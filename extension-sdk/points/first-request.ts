/**
 * The first read of a page, as data: the admin sends it while the code of the page is still loading. When the page then makes
 * the same read, the answer is there. A page that reads something else gets its own answer as usual.
 *
 * @example { path: '/admin/loyalty/members', query: { order: '-points' }, rows: 20 }
 */
export interface FirstRequest {
  /**
   * A path of the backend below `/admin/`, without a query. A segment such as `:id` is taken from the page's own address,
   * where its path must have it too.
   */
  path: string
  /** The parameters that every such read has. Default none. */
  query?: Readonly<Record<string, string | number | boolean>>
  /**
   * For a list: the rows of a page, unless the address has another number in `limit` (20, 50 or 100). Adds the parameters
   * `limit` and `offset`, for the `page` of the address; an address that says anything else, such as a filter, sends nothing.
   * Default: no list, and the parameters of the address do not matter.
   */
  rows?: number
  /**
   * For a list that extensions contribute to, such as `product`: the fields that they ask for are added to the parameter
   * `fields`. Default none.
   */
  list?: string
}
