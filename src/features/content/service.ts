export { handlers } from './editor/service.ts'
export { sweepContent } from './publication/sweep.ts'
export * from './reading.ts'
