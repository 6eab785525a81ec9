import type { Examples } from '../gallery/examples.ts'
import { Button } from '../button/button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Toolbar } from './toolbar.tsx'

/** The states that the gallery shows. */
export const examples: Examples = {
  'Search alone': function Alone() {
    return <Toolbar search={<SearchField label="Search letters" value="" onSearch={() => undefined} />} />
  },
  'With controls': function WithControls() {
    return (
      <Toolbar search={<SearchField label="Search parcels" value="blue" onSearch={() => undefined} />}>
        <Button size="small">Only mine</Button>
        <Button size="small">Only open</Button>
      </Toolbar>
    )
  },
}
