import type { IconName } from '@stoa/extension-sdk'
import type { IconGlyph } from '@stoa/ui/icon'
import Award from 'lucide-react/icons/award'
import Box from 'lucide-react/icons/box'
import ChartColumn from 'lucide-react/icons/chart-column'
import Folder from 'lucide-react/icons/folder'
import Gift from 'lucide-react/icons/gift'
import Globe from 'lucide-react/icons/globe'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import Key from 'lucide-react/icons/key'
import Layers from 'lucide-react/icons/layers'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Percent from 'lucide-react/icons/percent'
import Puzzle from 'lucide-react/icons/puzzle'
import Receipt from 'lucide-react/icons/receipt'
import Settings from 'lucide-react/icons/settings'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import Truck from 'lucide-react/icons/truck'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import Wrench from 'lucide-react/icons/wrench'

/** Icons that a manifest may name. */
const ICON_GLYPHS: Readonly<Record<IconName, IconGlyph>> = {
  award: Award,
  box: Box,
  chart: ChartColumn,
  folder: Folder,
  gift: Gift,
  globe: Globe,
  heart: Heart,
  home: House,
  key: Key,
  layers: Layers,
  'map-pin': MapPin,
  package: Package,
  percent: Percent,
  puzzle: Puzzle,
  receipt: Receipt,
  settings: Settings,
  'shopping-cart': ShoppingCart,
  star: Star,
  store: Store,
  tag: Tag,
  truck: Truck,
  user: User,
  users: Users,
  wallet: Wallet,
  wrench: Wrench,
}

/** Glyph of an icon's name; a puzzle piece for unknown names, which extensions can still pass at run time. */
export const glyphOf = (name: IconName): IconGlyph =>
  Object.hasOwn(ICON_GLYPHS, name) ? ICON_GLYPHS[name] : ICON_GLYPHS.puzzle
