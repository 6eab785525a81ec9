import { useEffect } from 'react'

import { lazyPiece } from '../components/lazy-piece.tsx'
import { leaveNotice, useNotice } from '../state/notices.ts'
import styles from './notice-bar.module.css'

// One chunk with what writes the head: every page loads it once it is whole, so that notices need no connection.
const NoticeContent = lazyPiece(() => import(/* webpackChunkName: "later" */ './notice-content.tsx'))

/** Shows the current notice until it is closed or the bar unmounts with its page. */
export function NoticeBar() {
  useEffect(() => leaveNotice, [])

  return <CurrentNotice />
}

/** Shows the current notice until it is closed. */
export function CurrentNotice() {
  const notice = useNotice()
  return (
    <div className={styles.bar} role="alert">
      {notice ? <NoticeContent notice={notice} /> : null}
    </div>
  )
}
