import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'

interface ChannelStatusProps {
  isDisabled: boolean
  variant?: 'soft' | 'dot'
}

export function ChannelStatus({ isDisabled, variant = 'soft' }: ChannelStatusProps) {
  const { t } = useTranslation()
  return (
    <Badge tone={isDisabled ? 'neutral' : 'success'} variant={variant}>
      {t(`salesChannels.status.${isDisabled ? 'disabled' : 'enabled'}`)}
    </Badge>
  )
}
