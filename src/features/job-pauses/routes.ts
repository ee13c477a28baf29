import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('job-pauses')

export const routes: readonly PageRoute[] = [page.role('influencer', 'pauseJobs', 'pause-jobs')]
