import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { readOnChange } from './read-on-change.ts'

/** The file of a prerendered tree that says which addresses exist although no page was prerendered for them. */
const LIST = '.snapshots.json'

/** The file of the tree that answers a path, and with which status. */
interface Answer {
  file: string
  status: 200 | 404
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/**
 * What a prerendered tree answers: the page of the path if there is one, the application for addresses of its own, and
 * the page of unknown addresses with 404 for all others. Undefined for a tree that was not prerendered.
 */
export function snapshots(root: string): (path: string) => Promise<Answer | undefined> {
  const list = readOnChange(
    join(root, LIST),
    (text) => new Set((JSON.parse(text) as { application: string[] }).application),
  )
  return async (path) => {
    if (!(await isFile(join(root, LIST)))) return undefined
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== 'index.html')
    const file = [...segments, 'index.html'].join('/')
    const isName = segments.every((segment) => !segment.includes('\\'))
    if (isName && (await isFile(join(root, file)))) return { file, status: 200 }
    const { value: application } = await list()
    if (application?.has(segments[0] ?? '')) return { file: 'app.html', status: 200 }
    return { file: '404.html', status: 404 }
  }
}
