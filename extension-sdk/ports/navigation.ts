/** Moves between the pages of the admin. */
export interface NavigationPort {
  /** Opens a page of the admin; the path starts with a slash and is put behind `/a`, for example `/products`. */
  open(path: string, options?: { replace?: boolean }): void
  /** Where the person is: a path behind `/a` with its query string, for example `/products?page=2`. */
  current(): string
  /** The address of such a page, to be used as the `href` of a link. */
  href(path: string): string
}
