/** As long as systems take two presses for one double press: https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-getdoubleclicktime */
export const timeToSeeMs = 500
