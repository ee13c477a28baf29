import { examplesOf } from '../../../tests/access/example.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import { ideas } from './schema.ts'

export const access = examplesOf(contract, {
  list: {},
  save: {
    params: async ({ app }, accountId) => {
      const id = newId()
      await app.db.insert(ideas).values({ id, accountId, title: 'คาเฟ่เปิดใหม่', updatedAt: app.clock.now() })
      return { id }
    },
    body: { title: 'รีวิวคาเฟ่', note: 'ถ่ายตอนเช้า' },
  },
})
