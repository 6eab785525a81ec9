import type { Examples } from '../gallery/examples.ts'
import { Sparkline } from './sparkline.tsx'

export const examples: Examples = {
  Rising: function Rising() {
    return <Sparkline label="Sales of the last 7 days, rising" values={[3, 4, 4, 6, 5, 8, 9]} />
  },
  'With a gap': function Gap() {
    return <Sparkline label="Sales with a day missing" values={[3, null, 4, 6, 2, 1, 0]} />
  },
  Nothing: function Nothing() {
    return <Sparkline label="No sales" values={[0, 0, 0]} />
  },
}
