import { useApi } from '@stoa/api/react'
import { useFailureText, useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Inline } from '@stoa/ui/inline'
import { Link } from '@stoa/ui/link'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import { conditionChoices } from '../../components/condition-choices.ts'
import { ConditionLine, NamedText } from '../../components/condition-line.tsx'
import type { ConditionType, Operator } from '../../model/conditions.ts'

interface NamedConditionProps {
  condition: { id: string; type: ConditionType; operator: Operator }
  onEdit: () => void
  onRemove: () => void
  isRemoving: boolean
}

/** How many of the names of a condition are shown. */
const SHOWN = 3

/** A condition, with the first of what it names. */
export function NamedCondition({ condition, ...line }: NamedConditionProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { href } = useNavigation()
  const { id, type } = condition
  const query = { discount_condition_id: id, limit: SHOWN, offset: 0 }
  const { data, error } = useQuery(conditionChoices(useApi(), type, query))
  return (
    <ConditionLine condition={condition} {...line}>
      {data && type === 'customer_groups' ? (
        <Inline>
          {data.choices.map((group) => (
            <Link key={group.id} href={href(`/customers/groups/${group.id}`)}>
              <bdi>{group.label}</bdi>
            </Link>
          ))}
          {data.count > SHOWN ? t('discounts.delete.others', { count: data.count - SHOWN }) : null}
        </Inline>
      ) : data ? (
        <NamedText labels={data.choices.map(({ label }) => label)} count={data.count} />
      ) : error ? (
        failureText(error)
      ) : (
        <Skeleton width="24ch" height="20px" />
      )}
    </ConditionLine>
  )
}
