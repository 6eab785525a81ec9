import { useCallback, useId, useMemo, useReducer, useRef } from 'react'
import { entryOf, fileListReducer, type FileEntry } from './file-list.ts'

/** The files of a form and the actions on them. */
export interface KeptFiles {
  files: readonly FileEntry[]
  /** Returns the new entries, waiting, with their ids for the upload. */
  add: (sources: readonly File[]) => readonly FileEntry[]
  /** From 0 to 1. */
  progress: (id: string, progress: number) => void
  done: (id: string, pictureUrl?: string) => void
  /** `error` is the reason in words. */
  fail: (id: string, error: string) => void
  /** A file that failed waits again; the caller starts the upload. */
  retry: (id: string) => void
  remove: (id: string) => void
  reorder: (ids: readonly string[]) => void
}

/** Keeps the files of one form for a `FileDrop`; uploads nothing. */
export function useFileList(initial: readonly FileEntry[] = []): KeptFiles {
  const [files, dispatch] = useReducer(fileListReducer, initial)
  const prefix = useId()
  const count = useRef(0)

  const add = useCallback(
    (sources: readonly File[]) => {
      const added = sources.map((source) => {
        count.current += 1
        return entryOf(source, `${prefix}${count.current}`)
      })
      dispatch({ type: 'add', files: added })
      return added
    },
    [prefix],
  )
  return useMemo(
    () => ({
      files,
      add,
      progress: (id, progress) => dispatch({ type: 'progress', id, progress }),
      done: (id, pictureUrl) =>
        dispatch({ type: 'done', id, ...(pictureUrl === undefined ? {} : { pictureUrl }) }),
      fail: (id, error) => dispatch({ type: 'fail', id, error }),
      retry: (id) => dispatch({ type: 'retry', id }),
      remove: (id) => dispatch({ type: 'remove', id }),
      reorder: (ids) => dispatch({ type: 'reorder', ids }),
    }),
    [files, add],
  )
}
