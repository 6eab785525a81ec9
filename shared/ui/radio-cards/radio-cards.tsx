import type { ReactNode, Ref } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { FieldLabel, FieldNotes, type FieldProps, type ReasonedProps } from '../field/field.tsx'
import styles from './radio-cards.module.css'

/** One card to choose. */
export interface RadioCard {
  /** The value that is chosen; unique in its group. */
  id: string
  title: string
  description?: string
  /** Content at the end of the title's line, such as a price. */
  aside?: ReactNode
  isDisabled?: boolean
  /** The reason it cannot be chosen, shown under the description; the card is then disabled. Default none. */
  disabledReason?: string
}

/** A controlled choice between cards; fits the `field` of a form controller. */
export interface RadioCardsProps extends FieldProps, ReasonedProps {
  cards: readonly RadioCard[]
  /** The chosen card's id, null for none. */
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  isDisabled?: boolean
  /** The input of the chosen card, or of the first that can be chosen, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const isBarred = (card: RadioCard) => Boolean(card.isDisabled || card.disabledReason)

/** Chooses one of a few alternatives that need an explanation; side by side if space allows. */
export function RadioCards(props: RadioCardsProps) {
  const { label, description, errors, disabledReason, cards, isDisabled, ref, ...rest } = props
  const chosen = cards.find((card) => card.id === props.value) ?? cards.find((card) => !isBarred(card))
  return (
    <RadioGroup
      {...rest}
      className={styles.group}
      isDisabled={isDisabled || Boolean(disabledReason)}
      isInvalid={Boolean(errors?.length)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <div className={styles.cards}>
        {cards.map((card) => (
          <RadioField
            key={card.id}
            value={card.id}
            isDisabled={isBarred(card)}
            inputRef={card === chosen ? ref : undefined}
            className={styles.field}
          >
            <RadioButton className={styles.card}>
              <span className={styles.circle} />
              <span className={styles.title}>{card.title}</span>
              {card.aside ? <span className={styles.aside}>{card.aside}</span> : null}
              {card.description || card.disabledReason ? (
                <Text slot="description" className={styles.description}>
                  {card.description}
                  {card.description && card.disabledReason ? <br /> : null}
                  {card.disabledReason}
                </Text>
              ) : null}
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} disabledReason={disabledReason} errors={errors} />
    </RadioGroup>
  )
}
