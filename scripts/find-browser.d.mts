export declare function findBrowser(): string | undefined
export declare const browserArguments: string[]
