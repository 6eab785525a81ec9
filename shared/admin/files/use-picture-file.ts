import { uploadCalls } from '@stoa/api/admin/uploads'
import { useApi } from '@stoa/api/react'
import { useFailureText } from '@stoa/extension-sdk'
import { useFileList } from '@stoa/ui/file-drop'
import { useState } from 'react'

/**
 * The one picture of a form, and the address of the one that is there already. A chosen file is uploaded when the form
 * is saved, and once: a save that fails afterwards finds it there.
 */
export function usePictureFile(before: string | null) {
  const http = useApi()
  const failureText = useFailureText()
  const { files, add, remove, progress, done, fail } = useFileList()
  const [url, setUrl] = useState(before)
  const [file] = files

  /** Answers with the address of the picture, null for none. Rejects when the upload failed. */
  const save = async (): Promise<string | null> => {
    if (!file?.source) return url
    if (file.status === 'done') return file.pictureUrl ?? null
    try {
      const { uploads } = await uploadCalls.create(http, [file.source], {
        onProgress: ({ loaded, total = loaded }) => progress(file.id, loaded / total),
      })
      const uploaded = uploads[0]?.url
      done(file.id, uploaded)
      return uploaded ?? null
    } catch (error) {
      fail(file.id, failureText(error))
      throw error
    }
  }
  return {
    url,
    clear: () => setUrl(null),
    files,
    add,
    remove,
    save,
    isDirty: url !== before || Boolean(file),
  }
}

/** What {@link usePictureFile} gives. */
export type PictureFile = ReturnType<typeof usePictureFile>
