import type { IconGlyph } from '@stoa/ui/icon'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Banknote from 'lucide-react/icons/banknote'
import CircleX from 'lucide-react/icons/circle-x'
import CreditCard from 'lucide-react/icons/credit-card'
import FilePen from 'lucide-react/icons/file-pen'
import Mail from 'lucide-react/icons/mail'
import PackageCheck from 'lucide-react/icons/package-check'
import PackageOpen from 'lucide-react/icons/package-open'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import StickyNote from 'lucide-react/icons/sticky-note'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'

import type { TimelineEventKind } from '../../model/timeline/event.ts'

export const TIMELINE_ICONS: Readonly<Record<TimelineEventKind, IconGlyph>> = {
  placed: ShoppingBag,
  canceled: CircleX,
  captured: CreditCard,
  fulfilled: PackageOpen,
  shipped: Truck,
  fulfillmentCanceled: CircleX,
  returnRequested: Undo2,
  returnReceived: PackageCheck,
  returnCanceled: CircleX,
  swapCreated: ArrowLeftRight,
  swapConfirmed: ArrowLeftRight,
  swapCanceled: CircleX,
  claimRefund: ShieldAlert,
  claimReplace: ShieldAlert,
  claimCanceled: CircleX,
  refunded: Banknote,
  editCreated: FilePen,
  editRequested: FilePen,
  editConfirmed: FilePen,
  editForced: FilePen,
  editDeclined: CircleX,
  editCanceled: CircleX,
  note: StickyNote,
  notified: Mail,
}
