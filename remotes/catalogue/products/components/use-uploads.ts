import { uploadCalls } from '@stoa/api/admin/uploads'
import { shownFailure } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useFailureText } from '@stoa/extension-sdk'
import { useFileList, type FileEntry } from '@stoa/ui/file-drop'

/** Uploads each chosen file at once and by itself; one that fails stays in the list and can be tried again. */
export function useUploads(onUploaded: (url: string) => void) {
  const http = useApi()
  const failureText = useFailureText()
  const { files, add, remove, retry, progress, done, fail } = useFileList()

  const upload = async ({ id, source }: FileEntry) => {
    if (!source) return
    try {
      const { uploads } = await uploadCalls.create(http, [source], {
        onProgress: ({ loaded, total = loaded }) => progress(id, loaded / total),
      })
      const [uploaded] = uploads
      if (!uploaded) throw new Error('the store answered without an address')
      done(id, uploaded.url)
      onUploaded(uploaded.url)
      remove(id)
    } catch (error) {
      const shown = shownFailure(error)
      fail(id, shown === undefined ? '' : failureText(shown))
    }
  }

  return {
    files,
    isUploading: files.some(({ status }) => status === 'waiting' || status === 'uploading'),
    add: (chosen: readonly File[]) => {
      for (const entry of add(chosen)) void upload(entry)
    },
    remove,
    retry: (id: string) => {
      const entry = files.find((file) => file.id === id)
      retry(id)
      if (entry) void upload(entry)
    },
  }
}
