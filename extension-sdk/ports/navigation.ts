/** Moves between the pages of the admin. */
export interface NavigationPort {
  /** Opens a page of the admin; the path starts with a slash and is put behind `/a`, for example `/products`. */
  open(path: string): void
  /** The address of such a page, to be used as the `href` of a link. */
  href(path: string): string
}
