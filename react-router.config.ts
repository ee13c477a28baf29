import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  ssr: true,
} satisfies Config
