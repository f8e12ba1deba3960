/** The first administrator of every journey's site. */
export const e2eAdmin = { email: 'admin@example.org', password: 'seven green boats' }
