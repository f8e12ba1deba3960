export function findFirefox(): string | undefined
export function findWebKit(): { driver: string; display: string } | undefined
