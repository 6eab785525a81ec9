import { DashboardCards, useTranslation, Zone } from '@stoa/extension-sdk'
import { Page } from '@stoa/ui/page'

import { SalesSection } from './sales-section.tsx'
import { TodoList } from './todo-list.tsx'

export default function HomePage() {
  const { t } = useTranslation()
  return (
    <Page title={t('home.title')}>
      <Zone name="home.before" />
      <TodoList />
      <SalesSection />
      <DashboardCards />
      <Zone name="home.after" />
    </Page>
  )
}
