import { inOrder } from '../reorder/order.ts'

/** One file of a `FileDrop`. */
export interface FileEntry {
  id: string
  name: string
  /** In bytes. */
  size: number
  /** MIME type, empty when unknown. */
  type: string
  /** waiting: chosen. uploading: on its way. done: arrived. failed: may be tried again. */
  status: 'waiting' | 'uploading' | 'done' | 'failed'
  /** How much has arrived, from 0 to 1. */
  progress: number
  /** Why it failed, in words. */
  error?: string
  /** The chosen file; a picture is previewed from it until it has a URL. */
  source?: File
  /** Where the picture can be seen. */
  pictureUrl?: string
}

/** Actions on a list of files. */
export type FileListAction =
  | { type: 'add'; files: readonly FileEntry[] }
  | { type: 'progress'; id: string; progress: number }
  | { type: 'done'; id: string; pictureUrl?: string }
  | { type: 'fail'; id: string; error: string }
  | { type: 'retry'; id: string }
  | { type: 'remove'; id: string }
  | { type: 'reorder'; ids: readonly string[] }

/** A chosen file that nothing has been done with. */
export function entryOf(source: File, id: string): FileEntry {
  const { name, size, type } = source
  return { id, name, size, type, status: 'waiting', progress: 0, source }
}

/** The reducer of a list of files. A finished file stays finished: late progress changes nothing. */
export function fileListReducer(files: readonly FileEntry[], action: FileListAction): readonly FileEntry[] {
  switch (action.type) {
    case 'add':
      return [...files, ...action.files]
    case 'progress':
      return changed(files, action.id, (file) =>
        file.status === 'done' || file.status === 'failed'
          ? file
          : { ...file, status: 'uploading', progress: Math.max(0, Math.min(1, action.progress)) },
      )
    case 'done':
      return changed(files, action.id, (file) => ({
        ...withoutError(file),
        status: 'done',
        progress: 1,
        ...(action.pictureUrl === undefined ? {} : { pictureUrl: action.pictureUrl }),
      }))
    case 'fail':
      return changed(files, action.id, (file) => ({ ...file, status: 'failed', error: action.error }))
    case 'retry':
      return changed(files, action.id, (file) =>
        file.status === 'failed' ? { ...withoutError(file), status: 'waiting', progress: 0 } : file,
      )
    case 'remove':
      return files.filter(({ id }) => id !== action.id)
    case 'reorder':
      return inOrder(files, action.ids)
  }
}

function changed(
  files: readonly FileEntry[],
  id: string,
  change: (file: FileEntry) => FileEntry,
): readonly FileEntry[] {
  return files.map((file) => (file.id === id ? change(file) : file))
}

function withoutError({ error: _error, ...file }: FileEntry): FileEntry {
  return file
}
