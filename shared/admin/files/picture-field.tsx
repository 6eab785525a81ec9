import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { FileDrop } from '@stoa/ui/file-drop'
import { Thumbnail } from '@stoa/ui/thumbnail'

import styles from './picture-field.module.css'
import type { PictureFile } from './use-picture-file.ts'

interface PictureFieldProps {
  label: string
  picture: PictureFile
}

const TYPES = ['image/gif', 'image/jpeg', 'image/png', 'image/webp']
const MEGABYTE = 1_000_000

/** One picture: the one that is there, or a file to take its place. */
export function PictureField({ label, picture }: PictureFieldProps) {
  const { t } = useTranslation()
  const { url, files, clear, add, remove } = picture
  if (url !== null && files.length === 0) {
    return (
      <div className={styles.picture}>
        <Thumbnail src={url} alt={label} size="large" />
        <Button onPress={clear}>{t('admin.files.other')}</Button>
      </div>
    )
  }
  return (
    <FileDrop
      label={label}
      files={files}
      onAdd={add}
      onRemove={remove}
      accept={{ types: TYPES, label: t('admin.files.pictures') }}
      maxSize={10 * MEGABYTE}
      maxCount={1}
    />
  )
}
