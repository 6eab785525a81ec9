/** What a file system takes for more than a name, and names that servers hide. */
const UNSAFE = /^\.|[\\/\0:]|^$/

/**
 * The path of a page, encoded as in a browser's address; undefined when a segment could not be a folder's name on every
 * server.
 */
export const pathOfSegments = (segments: readonly string[]): string | undefined =>
  segments.some((segment) => UNSAFE.test(segment))
    ? undefined
    : `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`

/** The file of a page in the shop's tree: the decoded path, as servers look it up. */
export const snapshotFile = (path: string): string => {
  const folder = decodeURIComponent(path).replace(/^\//, '')
  return folder === '' ? 'index.html' : `${folder}/index.html`
}
