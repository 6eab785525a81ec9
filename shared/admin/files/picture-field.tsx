import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Thumbnail } from '@stoa/ui/thumbnail'

import { PictureDrop } from './picture-drop.tsx'
import styles from './picture-field.module.css'
import { useUploads } from './use-uploads.ts'

interface PictureFieldProps {
  label: string
  /** The address of the picture, null for none. */
  value: string | null
  onChange: (value: string | null) => void
  errors?: readonly string[]
}

const withFile = (_before: string | null, url: string) => url

/** One picture: the one that is there, or a file to take its place, uploaded at once. */
export function PictureField({ label, value, onChange, errors }: PictureFieldProps) {
  const { t } = useTranslation()
  const uploads = useUploads({ value, onChange, withFile })
  if (value === null) return <PictureDrop label={label} uploads={uploads} maxCount={1} errors={errors} />
  return (
    <div className={styles.picture}>
      <Thumbnail src={value} alt={label} size="large" />
      <Button onPress={() => onChange(null)}>{t('admin.files.other')}</Button>
    </div>
  )
}
