import { MutationCache, QueryClient } from '@tanstack/react-query'

/**
 * For what visitors send. The client of the pages keeps no mutations, so that only who sends something loads what does;
 * see scripts/light-queries.mjs.
 */
export const sendingClient = new QueryClient({
  mutationCache: new MutationCache(),
  defaultOptions: { mutations: { retry: false } },
})

// From then on it sees the network come back, and sends what waited for it.
if (typeof window !== 'undefined') sendingClient.mount()
