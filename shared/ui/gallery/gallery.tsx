import { useState } from 'react'

import { chooseDensity, DENSITIES, useDensity } from '../density/density.tsx'
import { chooseTheme, THEMES, useTheme } from '../theme/theme.tsx'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { t } from '../testing/english.ts'
import styles from './gallery.module.css'
import { PiecePage } from './piece-page.tsx'
import { PIECES } from './pieces.ts'
import { hrefOf, viewOf } from './view.ts'

const LOCALES = { ltr: 'en-US', rtl: 'ar-AE' }

/** Every component of the library in every state, for developers and the browser tests. */
export function Gallery() {
  const [view] = useState(() => viewOf(location.search))
  const otherDir = view.dir === 'rtl' ? 'ltr' : 'rtl'
  return (
    <UiProvider locale={LOCALES[view.dir]} t={t} navigate={(href) => location.assign(href)}>
      <div className={styles.gallery}>
        <header className={styles.bar}>
          <a href={hrefOf({ ...view, piece: null })}>Stoa components</a>
          <Choice label="Theme" choices={THEMES} shown={useTheme()} onChoose={chooseTheme} />
          <Choice label="Density" choices={DENSITIES} shown={useDensity()} onChoose={chooseDensity} />
          <a href={hrefOf({ ...view, dir: otherDir })}>{otherDir}</a>
        </header>
        <nav className={styles.pieces} aria-label="Components">
          <ul>
            {PIECES.map((piece) => (
              <li key={piece}>
                <a href={hrefOf({ ...view, piece })} aria-current={piece === view.piece ? 'page' : undefined}>
                  {piece}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main className={styles.main}>
          {view.piece ? <PiecePage piece={view.piece} /> : <h1>{PIECES.length} components</h1>}
        </main>
      </div>
    </UiProvider>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  choices: readonly Value[]
  shown: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, choices, shown, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}{' '}
      <select value={shown} onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  )
}
