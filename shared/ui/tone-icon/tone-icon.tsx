import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon, type IconGlyph } from '../icon/icon.tsx'
import styles from './tone-icon.module.css'

/** Meaning of a message. */
export type MessageTone = 'success' | 'warning' | 'error' | 'info'

/** Which tone a `ToneIcon` shows. */
export interface ToneIconProps {
  tone: MessageTone
}

const GLYPHS: Record<MessageTone, IconGlyph> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  info: Info,
}

/** Icon of a message: a distinct shape per tone, so that colour is never the only difference. */
export function ToneIcon({ tone }: ToneIconProps) {
  return (
    <span className={styles.sign} data-tone={tone}>
      <Icon glyph={GLYPHS[tone]} />
    </span>
  )
}
