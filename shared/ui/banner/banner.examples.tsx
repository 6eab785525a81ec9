import type { Examples } from '../gallery/examples.ts'
import { Button } from '../button/button.tsx'
import { Banner } from './banner.tsx'

const TONES = ['success', 'warning', 'error', 'info'] as const

export const examples: Examples = {
  'Four tones': function Tones() {
    return (
      <>
        {TONES.map((tone) => (
          <Banner key={tone} tone={tone} title={`A banner of the tone ${tone}`}>
            It stays until it is settled.
          </Banner>
        ))}
      </>
    )
  },
  'With actions and close': function Actions() {
    return (
      <Banner
        title="Two orders wait for you"
        actions={<Button size="small">Show them</Button>}
        close={{ label: 'Close the banner', onPress: () => undefined }}
      />
    )
  },
  'Text alone': function Text() {
    return <Banner>Prices are shown without tax.</Banner>
  },
}
