import { useState } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'
import { Tree } from 'react-aria-components/Tree'
import { Button } from '../button/button.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { CopyButton } from './copy-button.tsx'
import { nodesOf, openablePaths } from './json-nodes.ts'
import { JsonRow } from './json-row.tsx'
import { JsonValue } from './json-value.tsx'
import styles from './json-viewer.module.css'

/** The props of a `JsonViewer`. */
export interface JsonViewerProps {
  /** Names the tree. */
  label: string
  /** Anything that JSON can hold. */
  value: unknown
  /** How many levels are open at first. Default 0: only the uppermost entries are in sight. */
  openLevels?: number
}

/** A language in Latin letters: the same words, and a text that runs from the left to the right. */
const inLatin = (locale: string): string => new Intl.Locale(locale, { script: 'Latn' }).toString()

/**
 * A value as it came, to look into and to copy; nothing can be changed. Arrow keys move, open and close. As code does, it
 * runs from the left to the right in every language.
 */
export function JsonViewer({ label, value, openLevels = 0 }: JsonViewerProps) {
  const t = useUiText()
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(openablePaths(value, openLevels)),
  )
  const { locale } = useLocale()
  const nodes = nodesOf(value)
  const isOpenable = nodes.some((node) => nodesOf(node.value).length > 0)
  return (
    <div className={styles.viewer}>
      <div className={styles.bar}>
        {isOpenable ? (
          <>
            <Button
              variant="quiet"
              size="small"
              onPress={() => setExpanded(new Set(openablePaths(value, Infinity)))}
            >
              {t('json.expandAll')}
            </Button>
            <Button variant="quiet" size="small" onPress={() => setExpanded(new Set())}>
              {t('json.collapseAll')}
            </Button>
          </>
        ) : null}
        <span className={styles.space} />
        <CopyButton text={() => JSON.stringify(value, null, 2) ?? 'null'} />
      </div>
      {nodes.length > 0 ? (
        <I18nProvider locale={inLatin(locale)}>
          <Tree
            dir="ltr"
            aria-label={label}
            className={styles.tree}
            expandedKeys={expanded}
            onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
          >
            {nodes.map((node) => (
              <JsonRow key={node.path} node={node} expanded={expanded} isInSight />
            ))}
          </Tree>
        </I18nProvider>
      ) : (
        <p className={styles.single} dir="ltr">
          <JsonValue value={value} count={0} isExpanded={false} />
        </p>
      )}
    </div>
  )
}
