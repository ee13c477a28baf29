import type { Ctx } from '../src/platform/context.ts'

/** What the demo needs of the running application. */
export type Seeding = Pick<Ctx, 'db' | 'clock' | 'ports' | 'config'>
