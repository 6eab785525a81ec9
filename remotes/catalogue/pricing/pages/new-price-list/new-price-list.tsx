import { FormNotices } from '@stoa/admin/form'
import { ProductPicker } from '@stoa/admin/pickers'
import { Wizard } from '@stoa/admin/steps'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import { Stack } from '@stoa/ui/stack'

import { DetailsFields } from '../../components/details-fields.tsx'
import { PricesStep } from './prices-step.tsx'
import { SummaryStep } from './summary-step.tsx'
import { PRICE_LIST_STEPS, useNewPriceList } from './use-new-price-list.ts'

export default function NewPriceListPage() {
  const { t } = useTranslation()
  const { href, open } = useNavigation()
  const wizard = useNewPriceList()
  const { step, form, products, problem, saving, steps, createdId } = wizard
  const isSummary = step === 'summary'
  const hasBegun = steps.states.length > 0
  return (
    <Page
      title={t('pricing.new')}
      back={{ href: href('/pricing'), label: t('pricing.title') }}
      actions={
        <>
          {step === 'details' ? (
            <Button onPress={() => open('/pricing')}>{t('admin.cancel')}</Button>
          ) : (
            <Button isDisabled={saving !== undefined || createdId !== undefined} onPress={wizard.back}>
              {t('pricing.wizard.back')}
            </Button>
          )}
          {isSummary ? (
            <>
              <Button
                isLoading={saving === 'draft'}
                isDisabled={hasBegun}
                onPress={() => void wizard.save('draft')}
              >
                {t('pricing.saveDraft')}
              </Button>
              <Button
                variant="primary"
                isLoading={saving === 'active'}
                isDisabled={hasBegun}
                onPress={() => void wizard.save('active')}
              >
                {t('pricing.publish')}
              </Button>
            </>
          ) : (
            <Button variant="primary" onPress={wizard.next}>
              {t('pricing.wizard.next')}
            </Button>
          )}
        </>
      }
    >
      <Wizard
        label={t('pricing.wizard.progress')}
        steps={PRICE_LIST_STEPS.map((id) => ({ id, title: t(`pricing.wizard.${id}`) }))}
        step={step}
      >
        {problem ? <Banner tone="error" title={problem} /> : null}
        {step === 'details' ? (
          <Card title={t('pricing.wizard.details')}>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                form.submit()
              }}
            >
              <Stack>
                <FormNotices form={form} isNew />
                <DetailsFields form={form} />
              </Stack>
            </form>
          </Card>
        ) : null}
        {step === 'products' ? (
          <Card title={t('pricing.wizard.products')}>
            <Stack>
              <ProductPicker chosen={wizard.chosen} onChoose={wizard.setChosen} />
            </Stack>
          </Card>
        ) : null}
        {step === 'prices' ? (
          <PricesStep form={form} products={products} onProblems={wizard.setProblems} />
        ) : null}
        {isSummary ? (
          <SummaryStep
            fields={form.methods.getValues()}
            products={products.data ?? []}
            prices={wizard.prices}
            unpriced={wizard.unpriced}
            states={steps.states}
            isRunning={steps.isRunning}
            onResume={() => void wizard.resume()}
            createdId={createdId}
          />
        ) : null}
      </Wizard>
    </Page>
  )
}
