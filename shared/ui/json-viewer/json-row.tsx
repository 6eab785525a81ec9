import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { Button } from '../button/button.tsx'
import { nodesOf, type JsonNode } from './json-nodes.ts'
import { JsonValue } from './json-value.tsx'
import styles from './json-viewer.module.css'

interface JsonRowProps {
  node: JsonNode
  /** The paths that are open. */
  expanded: ReadonlySet<string>
  /** All its ancestors are open. */
  isInSight: boolean
}

/** One entry and those inside it: one level further than is in sight, or the tree would not know that it can be opened. */
export function JsonRow({ node, expanded, isInSight }: JsonRowProps) {
  const nodes = nodesOf(node.value, node.path)
  const isOpenable = nodes.length > 0
  return (
    <TreeItem id={node.path} textValue={node.name} className={styles.row}>
      <TreeItemContent>
        {({ isExpanded, level }) => (
          <div className={styles.line} style={{ paddingInlineStart: `${(level - 1) * 16}px` }}>
            <span className={styles.chevron}>
              {isOpenable ? (
                <Button
                  slot="chevron"
                  variant="quiet"
                  size="small"
                  icon={isExpanded ? ChevronDown : ChevronRight}
                />
              ) : null}
            </span>
            <bdi className={styles.name}>{node.name}</bdi>
            <JsonValue value={node.value} count={nodes.length} isExpanded={isExpanded} />
          </div>
        )}
      </TreeItemContent>
      {isInSight
        ? nodes.map((inner) => (
            <JsonRow key={inner.path} node={inner} expanded={expanded} isInSight={expanded.has(node.path)} />
          ))
        : null}
    </TreeItem>
  )
}
