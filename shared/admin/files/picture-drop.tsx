import { useTranslation } from '@stoa/extension-sdk'
import { FileDrop } from '@stoa/ui/file-drop'

import type { Uploads } from './use-uploads.ts'

interface PictureDropProps {
  label: string
  uploads: Uploads
  /** How many pictures at most. Default no limit. */
  maxCount?: number
  errors?: readonly string[]
}

const TYPES = ['image/gif', 'image/jpeg', 'image/png', 'image/webp']
const MAX_BYTES = 10_000_000

/** Where pictures are chosen or dropped, and those under way. */
export function PictureDrop({ label, uploads, ...props }: PictureDropProps) {
  const { t } = useTranslation()
  return (
    <FileDrop
      label={label}
      files={uploads.files}
      onAdd={uploads.add}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      accept={{ types: TYPES, label: t('admin.files.pictures') }}
      maxSize={MAX_BYTES}
      {...props}
    />
  )
}
