/** How many of the team the About page shows. */
export const membersOnAbout = 6
