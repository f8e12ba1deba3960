/*
 * Loaded before a program (LD_PRELOAD), it makes the system fail on command. The commands stand in a file of three
 * 64-bit numbers that the program and the test share: seconds to add to the clock, whether fsync fails, and a count
 * of the fsyncs that did.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct commands {
  volatile int64_t clock_offset;
  volatile int64_t sync_fails;
  volatile int64_t syncs_failed;
};

static struct commands none;
static struct commands *commands = &none;

__attribute__((constructor)) static void open_commands(void) {
  const char *name = getenv("FAULT_COMMANDS");
  int file = name ? open(name, O_RDWR | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *shared = mmap(NULL, sizeof none, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (shared != MAP_FAILED) commands = shared;
  close(file);
}

static int sync_with(const char *name, int file) {
  if (commands->sync_fails) {
    commands->syncs_failed++;
    errno = EIO;
    return -1;
  }
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}

int fsync(int file) { return sync_with("fsync", file); }
int fdatasync(int file) { return sync_with("fdatasync", file); }

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, time);
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) time->tv_sec += commands->clock_offset;
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  static int (*real)(struct timeval *, void *);
  if (!real) real = (int (*)(struct timeval *, void *))dlsym(RTLD_NEXT, "gettimeofday");
  int result = real(time, zone);
  if (time) time->tv_sec += commands->clock_offset;
  return result;
}
