import { PictureDrop, useUploads } from '@stoa/admin/files'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { Thumbnail } from '@stoa/ui/thumbnail'
import Trash from 'lucide-react/icons/trash-2'

interface ClaimPicturesProps {
  label: string
  /** Addresses of uploaded pictures. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  errors?: readonly string[]
}

const withFile = (before: readonly string[], url: string) => [...before, url]

/** Pictures of what is wrong. */
export function ClaimPictures({ label, value, onChange, errors }: ClaimPicturesProps) {
  const { t } = useTranslation()
  const uploads = useUploads({ value, onChange, withFile })
  return (
    <Stack gap={2}>
      {value.length > 0 ? (
        <Inline>
          {value.map((url, index) => (
            <Inline key={url} gap={2}>
              <Thumbnail src={url} alt={label} size="large" />
              <Button
                size="small"
                variant="quiet"
                icon={Trash}
                aria-label={t('afterSale.claim.removePicture', { number: index + 1 })}
                onPress={() => uploads.change((before) => before.filter((other) => other !== url))}
              />
            </Inline>
          ))}
        </Inline>
      ) : null}
      <PictureDrop label={label} uploads={uploads} errors={errors} />
    </Stack>
  )
}
