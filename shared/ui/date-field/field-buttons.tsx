import CalendarGlyph from 'lucide-react/icons/calendar'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import frame from '../field/frame.module.css'
import { Icon } from '../icon/icon.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'

interface FieldButtonsProps {
  /** Without it there is no clear button. */
  onClear?: () => void
}

/** The buttons at the end of a date field: clear and open the calendar. */
export function FieldButtons({ onClear }: FieldButtonsProps) {
  const t = useUiText()
  return (
    <>
      {onClear ? (
        <Button slot={null} className={frame.button} aria-label={t('clear')} onPress={onClear}>
          <Icon glyph={X} size="small" />
        </Button>
      ) : null}
      <Button className={frame.button}>
        <Icon glyph={CalendarGlyph} />
      </Button>
    </>
  )
}
