export function serverArguments(args: string[]): string[]
export function serverEnvironment(): Record<string, string>
