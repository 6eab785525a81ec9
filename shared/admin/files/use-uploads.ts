import { uploadCalls } from '@stoa/api/admin/uploads'
import { shownFailure } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useFailureText } from '@stoa/extension-sdk'
import { useFileList, type FileEntry } from '@stoa/ui/file-drop'
import { useEffect, useRef, useState } from 'react'

import { useFieldPending } from '../form/field-pending.ts'

/** The value of a control that changes when an upload ends, and what changes it. */
interface UploadedValue<Value> {
  value: Value
  onChange: (value: Value) => void
  /** The value with one more uploaded file. */
  withFile: (before: Value, url: string) => Value
}

/**
 * Uploads each chosen file at once and by itself, and adds its address to the value of a form's control, so that a draft
 * has it too. A file that fails stays in the list and can be tried again. The form waits for files under way.
 */
export function useUploads<Value>({ value, onChange, withFile }: UploadedValue<Value>) {
  const http = useApi()
  const failureText = useFailureText()
  const { files, add, remove, retry, progress, fail } = useFileList()
  const [underWay] = useState(() => new Map<string, AbortController>())
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(
    () => () => {
      for (const upload of underWay.values()) upload.abort()
    },
    [underWay],
  )
  useFieldPending(files.some(({ status }) => status === 'waiting' || status === 'uploading'))

  const change = (next: Value) => {
    latest.current = next
    onChange(next)
  }
  const upload = async ({ id, source }: FileEntry) => {
    if (!source) return
    const abort = new AbortController()
    underWay.set(id, abort)
    progress(id, 0)
    try {
      const { uploads } = await uploadCalls.create(http, [source], {
        signal: abort.signal,
        onProgress: ({ loaded, total = loaded }) => progress(id, loaded / total),
      })
      const [uploaded] = uploads
      if (!uploaded) throw new Error('the store answered without an address')
      change(withFile(latest.current, uploaded.url))
      remove(id)
    } catch (error) {
      const shown = shownFailure(error)
      fail(id, shown === undefined ? '' : failureText(shown))
    } finally {
      underWay.delete(id)
    }
  }

  return {
    files,
    add: (chosen: readonly File[]) => {
      for (const entry of add(chosen)) void upload(entry)
    },
    remove: (id: string) => {
      underWay.get(id)?.abort()
      remove(id)
    },
    retry: (id: string) => {
      const entry = files.find((file) => file.id === id)
      retry(id)
      if (entry) void upload(entry)
    },
    /** Changes the value by other means; several uploads may end before the next render. */
    change: (changed: (before: Value) => Value) => change(changed(latest.current)),
  }
}

/** What {@link useUploads} gives to a `PictureDrop`. */
export type Uploads = Pick<ReturnType<typeof useUploads>, 'files' | 'add' | 'remove' | 'retry'>
