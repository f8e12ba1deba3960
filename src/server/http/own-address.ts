/** Where requests come from that the server sends to itself. No connection has such an address, so nobody can pretend. */
export const ownAddress = 'in-process'
