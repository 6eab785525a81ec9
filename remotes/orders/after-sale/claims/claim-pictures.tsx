import { useUploadFiles } from '@stoa/api/admin/uploads'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { FileDrop, useFileList } from '@stoa/ui/file-drop'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { Thumbnail } from '@stoa/ui/thumbnail'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useRef } from 'react'

interface ClaimPicturesProps {
  label: string
  /** Addresses of uploaded pictures. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

const TYPES = ['image/gif', 'image/jpeg', 'image/png', 'image/webp']
const MEGABYTE = 1_000_000

/** Pictures of what is wrong. Each is uploaded as soon as it is chosen, so that a draft of the form has it too. */
export function ClaimPictures({ label, value, onChange }: ClaimPicturesProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { files, add, done, fail, remove, retry } = useFileList()
  const { mutateAsync: upload } = useUploadFiles()
  const shown = useRef(value)
  useEffect(() => {
    shown.current = value
  }, [value])
  const set = (next: readonly string[]) => {
    shown.current = next
    onChange(next)
  }
  const send = async (id: string, source: File) => {
    try {
      const { uploads } = await upload({ files: [source] })
      done(id)
      remove(id)
      set([...shown.current, ...uploads.map(({ url }) => url)])
    } catch (error) {
      fail(id, failureText(error))
    }
  }
  return (
    <Stack gap={2}>
      {value.length > 0 ? (
        <Inline>
          {value.map((url) => (
            <Inline key={url} gap={2}>
              <Thumbnail src={url} alt={label} size="large" />
              <Button
                size="small"
                variant="quiet"
                icon={Trash}
                aria-label={t('afterSale.claim.removePicture')}
                onPress={() => set(value.filter((other) => other !== url))}
              />
            </Inline>
          ))}
        </Inline>
      ) : null}
      <FileDrop
        label={label}
        files={files}
        onAdd={(sources) => {
          for (const { id, source } of add(sources)) if (source) void send(id, source)
        }}
        onRemove={remove}
        onRetry={(id) => {
          const source = files.find((file) => file.id === id)?.source
          retry(id)
          if (source) void send(id, source)
        }}
        accept={{ types: TYPES, label: t('admin.files.pictures') }}
        maxSize={10 * MEGABYTE}
      />
    </Stack>
  )
}
