export function chromiumPath(): string | null
export function headlessChromiumPath(): string | null
