# Hostile native code in a reading process: one attempt for each run, named by the first argument; without one the names. Prints
# `escaped` or `closed`. No module is loaded: the process may read this file and Perl's libraries only.
#
#   escapes.pl NAME DATA_FOLDER OWN_FOLDER PRODUCT_FOLDER SERVER_PID OTHER_PID TCP_PORT UDP_PORT ABSTRACT_NAME MACHINE

my ($name, $data, $own, $product, $server, $other, $tcp, $udp, $abstract, $machine) = @ARGV;
$| = 1;

# Numbers on x86_64 and aarch64; one number where both have the same.
my %numbers = (
  name_to_handle_at => [303, 264], open_by_handle_at => [304, 265], chroot => [161, 51], mknodat => [259, 33], setxattr => [188, 5],
  utimensat => [280, 88], tgkill => [234, 131], pidfd_open => [434], rt_sigqueueinfo => [129, 138], ptrace => [101, 117],
  process_vm_readv => [310, 270], prctl => [157, 167], setresuid => [117, 147], unshare => [272, 97], mount => [165, 40], umount2 => [166, 39],
  io_uring_setup => [425], bpf => [321, 280], perf_event_open => [298, 241], add_key => [248, 217], userfaultfd => [323, 282],
  memfd_create => [319, 279], shmget => [29, 194], msgget => [68, 186], mq_open => [240, 180], inotify_init1 => [294, 26],
  openat2 => [437], prlimit64 => [302, 261], setpriority => [141, 140], sched_setaffinity => [203, 122], sendmsg => [46, 211],
  clone => [56, 220], execveat => [322, 281], kcmp => [312, 272], fsopen => [430], getpid => [39, 172], pidfd_getfd => [438],
  landlock_create_ruleset => [444], setns => [308, 268], syslog => [103, 116], ioctl => [16, 29], splice => [275, 76],
);

sub call {
  my ($which, @arguments) = @_;
  my @found = @{ $numbers{$which} };
  return syscall($found[$machine eq 'aarch64' ? -1 : 0], @arguments) >= 0;
}
sub reads { my ($file, $byte); return open($file, '<', $_[0]) && sysread $file, $byte, 1 }
sub opens { open(my $file, '<', $_[0]) }
sub lists { my $folder; return opendir($folder, $_[0]) && defined readdir $folder }
sub creates { open(my $file, '>', $_[0]) }
sub connects {
  my ($family, $type, $address) = @_;
  my $socket;
  return socket($socket, $family, $type, 0) && connect $socket, $address;
}
sub loopback { pack 'S n C4 x8', 2, $_[0], 127, 0, 0, 1 }
sub path_address { pack 'S a108', 1, $_[0] }

my $sacrifice = "$own/sacrifice";
my $empty = pack 'x64';
my $text = "gatehouse\0";
my %escapes = (
  'reads the secret of the installation' => sub { reads("$data/secret.key") },
  'reads the file of another upload' => sub { reads("$data/uploads/other") },
  'lists the data folder' => sub { lists($data) },
  'reads /etc/passwd' => sub { reads('/etc/passwd') },
  'reads a file beside the code in the product folder' => sub { reads("$product/README.md") },
  'lists the root folder' => sub { lists('/') },
  'reads /proc/1/environ' => sub { reads('/proc/1/environ') },
  'reads the environment of the server' => sub { reads("/proc/$server/environ") },
  'opens the memory of the server' => sub { opens("/proc/$server/mem") },
  'reads the command line of another process' => sub { reads("/proc/$other/cmdline") },
  'lists the open files of the server' => sub { lists("/proc/$server/fd") },
  'reads a file through /proc/self/root' => sub { reads('/proc/self/root/etc/passwd') },
  'reads a file by openat2' => sub { my ($path, $how) = ("$data/secret.key", pack 'Q3', 0, 0, 0); call('openat2', -100, $path, $how, 24) },
  'makes a handle of a file' => sub {
    my ($path, $handle, $mount) = ("$data/secret.key", pack('Ll x128', 128, 0), pack 'x8');
    call('name_to_handle_at', -100, $path, $handle, $mount, 0);
  },
  'opens a device' => sub { opens('/dev/zero') },
  'changes its root folder' => sub { my $path = $own; call('chroot', $path) },
  'has an environment' => sub { scalar %ENV },
  'has a file of the server open' => sub { grep { my $file; open $file, '<&=', $_ } 4 .. 200 },
  'creates a file in /tmp' => sub { creates("/tmp/gatehouse-escape-$$") && unlink "/tmp/gatehouse-escape-$$" },
  'creates a file in the data folder' => sub { creates("$data/created") },
  'creates a file of its own' => sub { creates("$own/created-$$") },
  'opens a file to write' => sub { open my $file, '+<', $sacrifice },
  'truncates a file' => sub { truncate $sacrifice, 0 },
  'deletes a file' => sub { unlink $sacrifice },
  'renames a file' => sub { rename $sacrifice, "$own/renamed" },
  'changes the rights of a file' => sub { chmod 0666, $sacrifice },
  'changes the times of a file' => sub { my $path = $sacrifice; call('utimensat', -100, $path, 0, 0) },
  'sets an attribute of a file' => sub { my $path = $sacrifice; my $key = "user.x\0"; call('setxattr', $path, $key, $text, 9, 0) },
  'makes a folder' => sub { mkdir "$own/folder-$$" },
  'makes a symlink' => sub { symlink '/etc/passwd', "$own/symlink-$$" },
  'makes a hard link' => sub { link $sacrifice, "$own/link-$$" },
  'makes a pipe in a folder' => sub { my $path = "$own/pipe-$$"; call('mknodat', -100, $path, 0010666, 0) },
  'connects by TCP' => sub { connects(2, 1, loopback($tcp)) },
  'listens by TCP' => sub { my $socket; socket($socket, 2, 1, 0) && bind($socket, loopback(0)) && listen $socket, 1 },
  'sends by UDP' => sub { my $socket; socket($socket, 2, 2, 0) && send $socket, 'x', 0, loopback($udp) },
  'connects to an abstract socket' => sub { connects(1, 1, pack 'S x a*', 1, $abstract) },
  'connects to the control socket' => sub { connects(1, 1, path_address("$data/control.sock")) },
  'opens a netlink socket' => sub { socket my $socket, 16, 3, 0 },
  'opens a crypto socket' => sub { socket my $socket, 38, 5, 0 },
  'makes a pair of sockets' => sub { socketpair my $one, my $two, 1, 1, 0 },
  'sends a descriptor to the server' => sub {
    my ($byte, $control) = ('x', pack 'Q l l l x4', 20, 1, 1, 0);
    my $vector = pack 'P Q', $byte, 1;
    my $message = pack 'Q L x4 P Q P Q l x4', 0, 0, $vector, 1, $control, 24, 0;
    call('sendmsg', 1, $message, 0);
  },
  'signals the server' => sub { kill 'CONT', $server },
  'signals another process' => sub { kill 'CONT', $other },
  'signals its process group' => sub { kill 'CONT', 0 },
  'signals a thread of the server' => sub { call('tgkill', $server + 0, $server + 0, 18) },
  'queues a signal to the server' => sub { my $info = pack 'l3 x116', 18, 0, -1; call('rt_sigqueueinfo', $server + 0, 18, $info) },
  'opens a process as a descriptor' => sub { call('pidfd_open', $server + 0, 0) },
  'has the server signalled by a pipe' => sub { my ($one, $two); pipe($one, $two) && fcntl $one, 8, $server + 0 },
  'traces another process' => sub { call('ptrace', 0x4206, $other + 0, 0, 0) },
  'reads the memory of another process' => sub { call('process_vm_readv', $other + 0, $empty, 0, $empty, 0, 0) },
  'compares itself with the server' => sub { call('kcmp', $$, $server + 0, 0, 0, 0) },
  'outlives the server' => sub { call('prctl', 1, 0, 0, 0, 0) },
  'changes the limits of the server' => sub { my $limit = pack 'QQ', 100, 100; call('prlimit64', $other + 0, 4, $limit, 0) },
  'changes the priority of another process' => sub { call('setpriority', 0, $other + 0, 5) },
  'binds another process to a core' => sub { my $mask = pack 'Q', 1; call('sched_setaffinity', $other + 0, 8, $mask) },
  'becomes root' => sub { call('setresuid', 0, 0, 0) },
  'forks' => sub { my $pid = fork; exit if defined $pid && $pid == 0; defined $pid },
  'clones itself' => sub { my $pid = call_number('clone', 17, 0, 0, 0, 0); exit if $pid == 0; $pid > 0 },
  'executes a shell' => sub { exec '/bin/sh', '-c', 'echo escaped'; 0 },
  'executes its own program again' => sub { exec $^X, $0, 'started again'; 0 },
  'executes a file in memory' => sub { my $path = ''; call('memfd_create', $text, 0) },
  'enters a user namespace' => sub { call('unshare', 0x10000000) },
  'enters a network namespace' => sub { call('unshare', 0x40000000) },
  'mounts a file system' => sub {
    my ($type, $path) = ("tmpfs\0", $own);
    call('mount', $type, $path, $type, 0, 0) && call('umount2', $path, 0);
  },
  'opens a file system' => sub { my $type = "tmpfs\0"; call('fsopen', $type, 0) },
  'sets up io_uring' => sub { my $parameters = pack 'x120'; call('io_uring_setup', 1, $parameters) },
  'loads a program into the kernel' => sub { my $map = pack 'L4 x112', 2, 4, 4, 1; call('bpf', 0, $map, 128) },
  'measures the kernel' => sub { my $event = pack 'L L Q x112', 1, 128, 0; call('perf_event_open', $event, 0, -1, -1, 0) },
  'reads the log of the kernel' => sub { call('syslog', 10, 0, 0) },
  'stores a key in the kernel' => sub { my ($type, $key) = ("user\0", "x\0"); call('add_key', $type, $key, $text, 9, -2) },
  'handles page faults' => sub { call('userfaultfd', 1) },
  'shares memory' => sub { call('shmget', 0, 4096, 01666) },
  'makes a message queue' => sub { call('msgget', 0, 01666) },
  'opens a POSIX message queue' => sub { my $queue = "gatehouse$$\0"; call('mq_open', $queue, 0102, 0600, 0) },
  'watches files' => sub { call('inotify_init1', 0) },
  'calls the kernel by its x32 numbers' => sub { $machine eq 'x86_64' && syscall(0x40000000 | 39) >= 0 },
);

sub call_number { my ($which, @arguments) = @_; my @found = @{ $numbers{$which} }; syscall $found[$machine eq 'aarch64' ? -1 : 0], @arguments }

if (!defined $name) {
  print map { "$_\n" } sort keys %escapes;
  exit;
}
print $name eq 'started again' || $escapes{$name}->() ? "escaped\n" : "closed\n";
