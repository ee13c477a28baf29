import { describe, expect, it } from 'vitest'
import { machine, transitionFor } from './machine.ts'

const door = machine({
  rows: [
    { from: ['shut'], event: 'open', by: ['guest', 'owner'], guard: ['unlocked'], to: 'open' },
    { from: ['shut'], event: 'open', by: ['owner'], to: 'open', entry: 'useKey' },
    { from: ['open'], event: 'close', by: ['owner'], to: 'shut' },
  ],
  guards: { unlocked: (facts: { locked: boolean }) => (facts.locked ? 'door_locked' : null) },
})

describe('machine', () => {
  it('takes the first row whose guards pass', () => {
    expect(door.next('shut', 'open', 'guest', { locked: false })).toMatchObject({ ok: true, row: { to: 'open' } })
    expect(door.next('shut', 'open', 'owner', { locked: true })).toMatchObject({ ok: true, row: { entry: 'useKey' } })
  })

  it('refuses with a code for state, actor and guard', () => {
    expect(door.next('open', 'open', 'owner', { locked: false })).toEqual({ ok: false, code: 'event_not_possible' })
    expect(door.next('open', 'close', 'guest', { locked: false })).toEqual({ ok: false, code: 'actor_not_allowed' })
    expect(door.next('shut', 'open', 'guest', { locked: true })).toEqual({ ok: false, code: 'door_locked' })
  })

  it('throws the code of the failing guard, or the given code for a wrong state or actor', () => {
    const till = machine({
      rows: [{ from: ['open'], event: 'pay', by: ['guest'], guard: ['funds'], to: 'paid' }],
      guards: { funds: (facts: { left: number }) => (facts.left > 0 ? null : 'insufficient_credits') },
    })
    expect(transitionFor(till, ['open', 'pay', 'guest'], { left: 1 }).to).toBe('paid')
    expect(() => transitionFor(till, ['open', 'pay', 'guest'], { left: 0 })).toThrow(
      expect.objectContaining({ code: 'insufficient_credits' }),
    )
    expect(() => transitionFor(till, ['paid', 'pay', 'guest'], { left: 1 })).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    )
    expect(() => transitionFor(till, ['open', 'pay', 'owner'], { left: 1 }, 'job_state')).toThrow(
      expect.objectContaining({ code: 'job_state' }),
    )
  })

  it('lists what an actor may do', () => {
    expect(door.allowed('shut', 'guest', { locked: true })).toEqual([])
    expect(door.allowed('shut', 'owner', { locked: true })).toEqual(['open'])
    expect(door.eventsFor('open', 'guest')).toEqual([])
  })

  it('rejects a row without an actor', () => {
    expect(() => machine({ rows: [{ from: ['a'], event: 'x', by: [], to: 'b' }], guards: {} })).toThrow(RangeError)
  })
})
