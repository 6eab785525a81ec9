import type { Examples } from '../gallery/examples.ts'
import { SearchField } from './search-field.tsx'

/** The states that the gallery shows. */
export const examples: Examples = {
  Empty: function Empty() {
    return <SearchField label="Search books" value="" onSearch={() => undefined} />
  },
  'With a hint': function WithHint() {
    return (
      <SearchField
        label="Search authors"
        placeholder="Name, country or year"
        value=""
        onSearch={() => undefined}
      />
    )
  },
  Filled: function Filled() {
    return <SearchField label="Search shelves" value="poetry" onSearch={() => undefined} />
  },
}
